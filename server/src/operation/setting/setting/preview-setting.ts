import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { changeSetting } from './change-setting.ts'

export async function updatePreviewSetting(
  { version, ...value }: CallParsed<'updatePreviewSetting'>,
  context: Context,
) {
  if (context.config.converter.at !== 'settings') throw new Problem('setByEnvironment')
  const url = URL.parse(value.url)
  const isMissing = value.url === '' && !value.isOn
  if (!isMissing && (url === null || !context.services.outgoing.allows(url))) throw new Problem('previewUrlInvalid')
  return changeSetting({ name: 'preview', version, next: () => value }, context)
}
