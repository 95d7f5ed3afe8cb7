import type { PlanProblem } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Icon, Section } from '@atrium/shared-utility/ui'
import { Box, Link, Typography } from '@mui/material'
import type { Draft } from './use-draft.ts'
import type { DesignAddress } from './use-design-address.ts'

type Props = { draft: Pick<Draft, 'entities' | 'views' | 'problems'>; address: DesignAddress }

/** What stands in the way of publishing; each leads to its place. */
export function ProblemsPanel({ draft: { entities, views, problems }, address }: Props) {
  const t = useText()

  function handleGo({ what, uid, entity, field }: PlanProblem) {
    if (what === 'conditionBroken')
      return address.showRights(uid, entities.find(({ body }) => body.key === entity)?.uid ?? null)
    if (what === 'noRole' || what === 'roleKeyTaken') return address.showPart('roles')
    if (what === 'noEntity') return address.open('addTable')
    if (what === 'viewNoTable') return address.open('deleteView', uid)
    const view = views.find((one) => one.uid === uid)
    if (view !== undefined) return address.open('editView', uid, view.body.entity)
    const table = entities.find((one) => one.uid === uid || one.body.fields.some((each) => each.uid === uid))
    if (what === 'noField') return address.open('addField', '', uid)
    return address.open(field === null ? 'editTable' : 'editField', uid, table?.uid ?? null)
  }

  return (
    <Section title={t('problems.title')}>
      {problems.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('problems.none')}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label={t('problems.title')}
        hidden={problems.length === 0}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
      >
        {problems.map((problem) => (
          <Box component="li" key={keyOf(problem)} sx={{ display: 'flex', gap: 2 }}>
            <Box sx={{ color: 'warning.main', pt: 1 }}>
              <Icon name="warning" size={16} />
            </Box>
            <Link component="button" type="button" onClick={() => handleGo(problem)} sx={inText}>
              {t(`obstacle.${problem.what}`, {
                entity: problem.entityLabel,
                field: problem.fieldLabel,
                records: problem.records ?? 0,
                option: problem.option ?? '',
              })}
            </Link>
          </Box>
        ))}
      </Box>
    </Section>
  )
}

/** One thing may be wrong in several tables, and with several fields. */
function keyOf({ what, uid, entity, field }: PlanProblem) {
  return `${what} ${uid} ${entity} ${field ?? ''}`
}

const inText = { textAlign: 'left', py: 1, overflowWrap: 'anywhere' } as const
