import * as react from 'react'
import { modes } from '../../unit.ts'
import { muiBase, muiRest } from '../../shared/mui.ts'
import { routerNames, zodNames } from '../../shared/names.ts'
import { buildParcel } from '../build-parcel.ts'

const exports = {
  react: ['default', ...Object.keys(react)],
  'react/jsx-runtime': ['jsx', 'jsxs', 'Fragment'],
  'react-router': [...routerNames],
  '@mui/material': [...muiBase, ...muiRest],
  '@atrium/base/mui': [...muiBase],
  '@atrium/shared-utility': ['call'],
  zod: ['z', ...zodNames],
}
const target = { slug: 'probe', name: '@atrium/probe', prefix: '/assets/parcels/probe/' }
const [mode] = modes

/** Builds the parcel in a folder as the portal's are built. */
export function buildProbe(folder: string) {
  return buildParcel({ ...target, folder }, { mode, inputs: '', exports })
}
