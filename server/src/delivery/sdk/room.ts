import { defineRoom } from '../../foundation/room/room.ts'
import { sdkTables } from './tables.ts'

/** The packages that teams build with. */
export const sdkRoom = defineRoom({ tables: sdkTables, begins: [({ sdkPackages }) => sdkPackages.begin()] })
