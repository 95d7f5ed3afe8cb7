import { view } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    colleague_picture: { user_id: string; file_id: string }
  }
}

export const personPictureTables = [
  /** The pictures of the people of this enterprise. */
  view('colleague_picture', { app: 'select' }),
]
