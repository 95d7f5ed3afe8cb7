import type { BundleRefusal } from '@atrium/shared-utility/contract'
import type { ReaderRefusal } from '../../../../foundation/file/reader/thread-words.ts'

/** The command line's words for a refused bundle. */
export const refusalWords: Record<BundleRefusal | ReaderRefusal, string> = {
  notZip: 'this is no bundle',
  truncated: 'it is cut short: its end is missing',
  broken: 'it is damaged',
  ambiguous: 'its list of files does not fit the files in it',
  compression: 'files in it are packed in a way that is not known',
  encrypted: 'it is encrypted',
  tooManyEntries: 'it has too many files',
  bomb: 'it claims to hold more than it may',
  tooSlow: 'it could not be verified in the time that it may take',
  hostilePath: 'a name in it leads out of its folder',
  duplicateEntry: 'it holds two files of the same name',
  link: 'it holds a link',
  packed: 'files in it are packed; bundles are made by `npm run bundle -- make`',
  noManifest: 'it has no manifest.json',
  manifestTooLarge: 'its manifest is too large',
  manifestBroken: 'its manifest cannot be read',
  otherFormat: 'its format is one that this release does not know',
  unsigned: 'it is not signed',
  signerUnknown: 'none of the keys in ATRIUM_UPDATE_KEYS has signed it',
  extraFiles: 'it holds files that its manifest does not name',
  missingFiles: 'files that its manifest names are missing',
  hashWrong: 'a file in it is not the one that was signed',
  tooOld: 'it is no newer than what runs here',
  needsNewer: 'what runs here is too old for it',
  known: 'it is here already',
}
