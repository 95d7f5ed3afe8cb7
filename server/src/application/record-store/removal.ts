import type { Removal } from '../../foundation/db/removal.ts'
import { dropSchema } from './ddl-query.ts'

/** All records of an enterprise. */
export const dropRecords: Removal = (entId, tx) => tx({ as: 'builder' }, (db) => dropSchema(db, entId))
