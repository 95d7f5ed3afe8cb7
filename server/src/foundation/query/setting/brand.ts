import { calls, type BaseConfig, type Lang, type SettingValue } from '@atrium/shared-utility/contract'

/** What the portal is called in a language; undefined where no operator has set it. */
export function brandIn(lang: Lang, { logoId, ...words }: SettingValue<'brand'>): BaseConfig['brand'] {
  const isEnglish = lang === 'en-US'
  const said = {
    name: (isEnglish && words.nameEn) || words.name,
    claim: (isEnglish && words.claimEn) || words.claim,
    logo: logoPath(logoId) ?? '',
  }
  const brand = Object.fromEntries(Object.entries(said).filter(([, text]) => text !== ''))
  return Object.keys(brand).length === 0 ? undefined : brand
}

/** Another address for each logo, so that none is mistaken for the one before. */
export function logoPath(id: string | null) {
  return id === null ? null : calls.getBrandLogo.path.replace('{id}', id)
}
