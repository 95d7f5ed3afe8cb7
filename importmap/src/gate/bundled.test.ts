import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { inRepository } from '../repository.ts'
import { bundledFindings } from './bundled.ts'

/** The files that a bundler takes of each package where it is not left out. */
const real = {
  react: ['react/cjs/react.production.js'],
  'react-dom': ['react-dom/cjs/react-dom.production.js'],
  'react-router': ['react-router/dist/production/lib/components.js'],
  'single-spa': ['single-spa/lib/es2015/esm/single-spa.min.js'],
  '@emotion/cache': ['@emotion/cache/dist/emotion-cache.browser.esm.js'],
  '@mui/material': ['@mui/utils/formatMuiErrorMessage/formatMuiErrorMessage.js'],
}

test.each(Object.entries(real))('a copy of %s is known by its own code, and by no other’s', (name, files) => {
  const code = files.map((file) => readFileSync(inRepository('node_modules', file), 'utf8')).join('\n')
  expect(bundledFindings('main.js', code)).toEqual([
    { code: 'sharedBundled', level: 'refused', values: { file: 'main.js', name } },
  ])
})

test('using a shared package is no copy of it', () => {
  const using = 'System.register(["react","react-dom/client"],function(e){return{setters:[function(a){r=a.useState}]}})'
  expect(bundledFindings('main.js', using)).toEqual([])
})
