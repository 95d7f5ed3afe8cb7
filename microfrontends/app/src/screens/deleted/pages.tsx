import { DeletedScreen } from './DeletedScreen.tsx'

export const deletedRecords = <DeletedScreen />
