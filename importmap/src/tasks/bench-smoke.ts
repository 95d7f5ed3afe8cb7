import { bench } from './scripts.ts'
import { whole, type Step } from './steps.ts'

export const benchSmokeStep: Step = {
  title: 'every bench gives figures',
  run: ({ output, niceness }) => whole(bench(['--smoke'], { stdio: ['ignore', output, output], niceness })),
}
