import { Alert } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { hasAccepted, type Status } from './methods.ts'

type Props = { status: Status }

/** Says which methods the rule takes, where it does not take all that there are, and what that means for this person. */
export function NamedMethods({ status }: Props) {
  const t = useText()
  const { accepted, methods, enrolled, verified, requiredElsewhere } = status
  if (methods.every((method) => accepted.includes(method))) return null
  const names = accepted.map((method) => t(`factor.${method}`)).join(t('factor.or'))
  return (
    <Alert severity="info">
      {t(requiredElsewhere ? 'twoStep.namedElsewhere' : 'twoStep.named', { methods: names })}
      {enrolled.length > 0 && !hasAccepted(status) && ` ${t(verified ? 'twoStep.setUpNamed' : 'twoStep.verifyFirst')}`}
    </Alert>
  )
}
