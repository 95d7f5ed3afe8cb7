// Asked for by few, and fetched with the first question. One file: each has to be named on the sign-in page.
export { LeaveDialog } from '../notice/LeaveDialog.tsx'
export { ToastButtons } from '../notice/ToastButtons.tsx'
export { RenewalDialog } from '../proof/renewal/RenewalDialog.tsx'
export { StepUpDialog } from '../proof/step-up/StepUpDialog.tsx'
