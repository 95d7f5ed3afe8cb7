import { calls, type BaseConfig, type EnterpriseStyle, type Lang } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { brandIn } from '../../../foundation/query/setting/brand.ts'
import type { Settings } from '../../../foundation/query/setting/settings.ts'
import type { Style } from './queries.ts'

/** Another address for each logo, so that none is mistaken for the one before. */
export function enterpriseLogoPath(id: string | null) {
  return id === null ? null : calls.getEnterpriseLogo.path.replace('{id}', id)
}

type Shown = { lang: Lang; settings: Pick<Settings, 'current'> }

/**
 * What people are shown: the brand of the platform, and in its place name and logo of the enterprise whose page it is, both
 * together: the logo of the one never stands beside the name of the other.
 */
export function shownBrand(style: Style | null, { lang, settings }: Shown): BaseConfig['brand'] {
  const platform = brandIn(lang, settings.current().brand.value)
  if (style === null || !hasMark(style)) return platform
  const name = (lang === 'en-US' && style.name_en) || style.name || style.entName
  const logo = enterpriseLogoPath(style.logo_id)
  return { ...(platform?.claim && { claim: platform.claim }), name, ...(logo !== null && { logo }) }
}

const hasMark = ({ name, name_en: nameEn, logo_id: logo }: Style) => Boolean(name) || Boolean(nameEn) || logo !== null

export function styleOf(style: Style, { lang, services }: Context): EnterpriseStyle {
  const { entId: curEntId, entType, entName } = style
  return {
    curEntId,
    entType,
    entName,
    style: {
      name: style.name ?? '',
      nameEn: style.name_en ?? '',
      color: style.color ?? '',
      logo: enterpriseLogoPath(style.logo_id),
      version: style.version ?? 0,
      changedAt: style.updated_at?.toISOString() ?? null,
    },
    brand: shownBrand(style, { lang, settings: services.settings }) ?? {},
    platform: shownBrand(null, { lang, settings: services.settings }) ?? {},
  }
}
