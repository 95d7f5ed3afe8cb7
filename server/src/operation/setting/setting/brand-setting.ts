import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { logoIn, openLogo, storeLogo } from '../../../foundation/file/picture/logo.ts'
import { changeSetting } from './change-setting.ts'

export async function updateBrandSetting(asked: CallParsed<'updateBrandSetting'>, context: Context) {
  const { version, hasLogo, logo, ...words } = asked
  const { db, services } = context
  const made = hasLogo && logo !== '' ? await storeLogo(logoIn(logo), null, context) : null
  let former: string | null = null
  const answer = await changeSetting(
    {
      name: 'brand',
      version,
      next: ({ logoId: before }) => {
        if (hasLogo && made === null && before === null) throw new Problem('logoMissing')
        const logoId = hasLogo ? (made ?? before) : null
        former = logoId === before ? null : before
        return { ...words, logoId }
      },
    },
    context,
  )
  if (former !== null) await services.files.remove(db, former)
  return answer
}

/** The logo that is shown now and no other file: a caller who knows the id of another file does not get it. */
export async function getBrandLogo({ id }: CallParsed<'getBrandLogo'>, context: Context) {
  if (context.services.settings.current().brand.value.logoId !== id) throw new Problem('notFound')
  return openLogo(id, context)
}
