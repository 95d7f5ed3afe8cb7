import * as react from 'react'
import { BuildRefused } from '../build-refused.ts'
import { modes } from '../unit.ts'
import { muiBase, muiRest } from '../shared/mui.ts'
import { routerNames, zodNames } from '../shared/names.ts'
import { buildParcel } from './build-parcel.ts'

// The program behind shared-imports.test.ts: builds the parcel in the given folder, and prints what came of it.
const [, , folder = ''] = process.argv
const exports = {
  react: ['default', ...Object.keys(react)],
  'react/jsx-runtime': ['jsx', 'jsxs', 'Fragment'],
  'react-router': [...routerNames],
  '@mui/material': [...muiBase, ...muiRest],
  '@atrium/base/mui': [...muiBase],
  '@atrium/shared-utility': ['call'],
  zod: ['z', ...zodNames],
}
const target = { slug: 'probe', name: '@atrium/probe', folder, prefix: '/assets/parcels/probe/' }
const [mode] = modes

process.stdout.write(JSON.stringify(await attempt()))

async function attempt() {
  try {
    return { unit: await buildParcel(target, { mode, inputs: '', exports }) }
  } catch (error) {
    if (error instanceof BuildRefused) return { refusal: error.message }
    throw error
  }
}
