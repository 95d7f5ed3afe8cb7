import { refused } from './candidate.ts'

/**
 * Texts that stay in a build of a package whatever a bundler leaves out and a minifier renames, and stand in nothing
 * else: a script with one carries a copy.
 */
const marks: Record<string, RegExp> = {
  // What hooks ask, in React 19 and in 18; and what only the whole of it has.
  react:
    /\bH:\s*null,\s*A:\s*null,\s*T:\s*null|ReactCurrentBatchConfig:|__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/,
  'react-dom': /Minified React error #|react\.dev\/errors\//,
  'react-router': /may be used only in the context of a <Router>/,
  'single-spa': / died in status /,
  'single-spa-react': /single-spa-react must be passed opts\.React/,
  '@emotion/react': /__EMOTION_TYPE_PLEASE_DO_NOT_USE__/,
  '@emotion/cache': /data-emotion/,
  '@emotion/styled': /__emotion_forwardProp/,
  '@mui/material': /Minified MUI error #|\$\$material/,
  jotai: /["'`]no atom init["'`]/,
  zod: /["'`]\$ZodType["'`]/,
}

export function bundledFindings(file: string, code: string) {
  return Object.entries(marks)
    .filter(([, mark]) => mark.test(code))
    .map(([name]) => refused('sharedBundled', { file, name }))
}
