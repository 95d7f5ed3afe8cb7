import type { OverrideOffer } from '@atrium/shared-utility/contract'
import { type ActionState, useFormat, useText } from '@atrium/shared-utility/react'
import { FactList, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Alert, Button } from '@mui/material'

type Props = { offer: OverrideOffer; text: string; take: ActionState<unknown>; onTake: () => void }

/** What is offered, by whom and until when, and what taking it means. */
export function Offer({ offer, text, take, onTake }: Props) {
  const t = useText()
  const format = useFormat()
  const { kind, name, version, team, madeBy, madeAt, expiresAt } = offer
  const facts = [
    { label: t('override.parcel'), value: version === null ? name : `${name} ${version}` },
    { label: t('override.team'), value: team },
    { label: t('override.madeBy'), value: madeBy },
    { label: t('override.madeAt'), value: format.dateTime(madeAt) },
    { label: t('override.expiresAt'), value: format.dateTime(expiresAt) },
  ]
  // The page that comes is on its way: it is not taken twice.
  const isBusy = take.status === 'pending' || take.status === 'done'
  return (
    <Section title={t(`override.offer.${kind}`)}>
      <FactList facts={facts} />
      <Alert severity="warning" variant="outlined">
        {text}
      </Alert>
      {take.status === 'failed' && <ProblemNotice problem={take.problem} size="line" />}
      <Button variant="contained" sx={{ justifySelf: 'start' }} disabled={isBusy} onClick={onTake}>
        {t(`override.take.${kind}`)}
      </Button>
    </Section>
  )
}
