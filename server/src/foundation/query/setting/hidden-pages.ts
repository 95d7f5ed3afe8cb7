import { userTypeName, type UserType, type SettingValue } from '@atrium/shared-utility/contract'

type Reader = { userType: UserType; isRoot: boolean }

/** The paths that a person is not shown. Root operators see all, so that whatever was hidden can be shown again. */
export function hiddenPages({ hidden }: SettingValue<'navigation'>, { userType, isRoot }: Reader): readonly string[] {
  if (isRoot) return []
  const type = `${userTypeName(userType)}:`
  return hidden.filter((entry) => entry.startsWith(type)).map((entry) => entry.slice(type.length))
}

/** Whether a page is one of these, or stands below one. */
export function isUnder(path: string, pages: readonly string[]) {
  return pages.some((one) => path === one || path.startsWith(`${one}/`))
}
