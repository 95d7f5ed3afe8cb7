import { ImportScreen } from './ImportScreen.tsx'

export const recordImport = <ImportScreen />
