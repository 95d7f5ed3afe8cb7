import type { MobilePackage, PackageRow as Listed, PackageWarning } from '@atrium/shared-utility/contract'
import { pictureTypeOf } from '../../../foundation/file/picture/picture.ts'
import type { FoundPackage, ListedPackage } from './list-query.ts'

/** A package as the lists answer it. */
export function packageRowOf(row: ListedPackage): Listed {
  return {
    id: row.id,
    platform: row.platform,
    status: row.status,
    fileName: row.file_name,
    label: row.label,
    packageName: row.package_name,
    versionName: row.version_name,
    versionCode: row.version_code,
    minOs: row.min_os,
    sizeBytes: row.size_bytes,
    receivedBytes: row.received_bytes ?? 0,
    refusal: row.refusal,
    force: row.force_update,
    toAll: row.to_all,
    enterprises: row.enterprises ?? 0,
    downloads: row.downloads ?? 0,
    uploadedBy: row.uploaded_by_name,
    uploadedById: row.uploaded_by,
    createdAt: row.created_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
  }
}

type More = { warnings: PackageWarning[]; downloadUrl: string | null }

/** The same with all that is known of it. */
export function packageOf(row: FoundPackage, more: More): MobilePackage {
  const { sha256, signer, notes, version } = row
  const icon = row.icon === null ? null : `data:${pictureTypeOf(row.icon)};base64,${row.icon.toString('base64')}`
  return { ...packageRowOf(row), icon, iconBackground: row.icon_background, sha256, signer, notes, version, ...more }
}
