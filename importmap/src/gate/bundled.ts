import { refused } from './candidate.ts'

/** Texts that stand in every build of a package and in nothing else: a script with one carries a copy of it. */
const marks: Record<string, RegExp> = {
  react: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/,
  'react-dom': /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/,
  'react-router': /may be used only in the context of a <Router> component/,
  'single-spa': /single-spa minified message/,
  '@emotion/cache': /data-emotion/,
  '@mui/material': /Minified MUI error #/,
}

export function bundledFindings(file: string, code: string) {
  return Object.entries(marks)
    .filter(([, mark]) => mark.test(code))
    .map(([name]) => refused('sharedBundled', { file, name }))
}
