/** So long the parts below wait; on a slow connection they show after it, in the shape of what comes. */
const mostMs = 1_500

/**
 * Parts that stand one below the other and have a call each show from the top down: what stands below a part on its way
 * waits for it, so that nothing that a person sees moves. Hidden by the delay of an animation, which reduced motion keeps.
 */
export const inOrder = {
  '@keyframes atrium-in-order': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
  '& > :is([aria-busy="true"], :has(:is(output, table, ul)[aria-busy="true"])) ~ *': {
    animation: `atrium-in-order 1ms ${mostMs}ms backwards`,
  },
} as const
