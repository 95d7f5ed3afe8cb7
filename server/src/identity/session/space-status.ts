type StatusFacts = { status: string | null; expiresAt: Date | null; isOperator: boolean; now: Date }

/** Whether an enterprise lets its people in. */
export function isOpenTo(one: { status: string; expires_at: Date | null }, now: Date) {
  return spaceStatus({ status: one.status, expiresAt: one.expires_at, isOperator: false, now }) !== 'suspended'
}

/** Operators enter an enterprise in any state; its people only while it is active or read-only, and not expired. */
export function spaceStatus({ status, expiresAt, isOperator, now }: StatusFacts) {
  if (isOperator) return 'open'
  if (status !== 'active' && status !== 'readonly') return 'suspended'
  if (expiresAt !== null && expiresAt <= now) return 'suspended'
  return status === 'readonly' ? 'readonly' : 'open'
}
