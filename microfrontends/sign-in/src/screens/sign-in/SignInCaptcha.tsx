import type { Problem } from '@atrium/shared-utility/contract'
import { CaptchaField, type CaptchaHandle } from '@atrium/shared-utility/ui'
import type { Ref } from 'react'

type Props = { problem: Problem; handle: Ref<CaptchaHandle> }

/** In a file of its own, which is fetched when it is needed: hardly any person ever sees it. */
export function SignInCaptcha({ problem, handle }: Props) {
  return <CaptchaField key={String(problem.params['captchaId'])} problem={problem} ref={handle} />
}
