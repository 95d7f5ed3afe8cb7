import type { EnterpriseTable, SaasCategoryTable } from './schema-platform.ts'
import type { MessageInCareView } from './schema-message.ts'
import type { MembershipTable } from './schema-space.ts'
import type { UserAccountTable } from './schema-person.ts'

type Enterprise = Pick<
  EnterpriseTable,
  | 'id'
  | 'name'
  | 'short_name'
  | 'status'
  | 'user_count'
  | 'user_quota'
  | 'created_at'
  | 'expires_at'
  | 'name_norm'
  | 'short_norm'
  | 'search_grams'
>
type Account = Pick<UserAccountTable, 'id' | 'name' | 'login_id' | 'status' | 'search_text'>

/** Views, each empty in any other scope than its own: `care`, unless it says otherwise. */
export type CareViews = {
  message_in_care: MessageInCareView
  /** The one of the enterprise of the transaction, in its own scope. */
  own_category: { id: string; path: string[] }
  /** With the parent where that is in care, too. */
  category_in_care: Pick<SaasCategoryTable, 'id' | 'code' | 'parent_id' | 'name' | 'name_en' | 'sort'> & {
    path: string[]
  }
  enterprise_in_care: Enterprise & { saas_id: string; saas_name: string; saas_name_en: string }
  /** Somebody in one enterprise. `status` is that of the membership where it is the stricter one. */
  person_in_care: Account &
    Pick<MembershipTable, 'user_type' | 'title' | 'joined_at'> & { ent_id: string; ent_name: string; saas_id: string }
}
