import type { BulkTables } from './schema-bulk.ts'
import type { BundleTables } from './schema-bundle.ts'
import type { CareViews } from './schema-care.ts'
import type { FigureTables } from './schema-figures.ts'
import type { PackageTables } from './schema-package.ts'
import type { OverrideTables } from './schema-override.ts'
import type { ParcelTables } from './schema-parcel.ts'
import type { PortalTables } from './schema-portal.ts'
import type { StyleTables } from './schema-style.ts'
import type { TelemetryTables } from './schema-telemetry.ts'
import type { UpdateTables } from './schema-update.ts'
import type { WhiteListTables } from './schema-white-list.ts'
import type { WordTables } from './schema-words.ts'

/** The tables and views that are described together, noun by noun. */
export type OtherTables = BulkTables &
  BundleTables &
  CareViews &
  FigureTables &
  PackageTables &
  OverrideTables &
  ParcelTables &
  PortalTables &
  StyleTables &
  TelemetryTables &
  UpdateTables &
  WhiteListTables &
  WordTables
