import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { nothing } from '../foundation/fields.ts'
import { artifactDamage } from './damage-shape.ts'

export const damageCalls = defineCalls({
  listArtifactDamage: {
    title: ['查看门户的受损文件', 'List damaged files of the portal'],
    summary:
      'Files of the portal that were found to be others than were released: all that are not repaired, and those of the last 30 days, 100 at most.',
    path: '/api/sysop/damage',
    access: platformOperator,
    space: 'none',
    input: nothing,
    output: z.object({ total: z.int(), list: z.array(artifactDamage) }),
  },
})
