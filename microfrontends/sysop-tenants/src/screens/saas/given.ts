import type { SaasCategory } from '@atrium/shared-utility/contract'

export const retail: SaasCategory = {
  id: 'retail',
  parentId: null,
  code: 'retail',
  name: '零售业',
  nameEn: 'Retail',
  sort: 0,
  enabled: true,
  version: 2,
  enterprises: 3,
  administrators: [{ userid: 'u5', loginId: 'zhao', name: '赵敏' }],
}

export const food = {
  ...retail,
  id: 'food',
  code: 'food',
  parentId: 'retail',
  name: '餐饮',
  nameEn: 'Food',
  enterprises: 0,
}
export const shoes = { ...food, id: 'shoes', code: 'shoes', name: '鞋类', nameEn: 'Shoes', administrators: [] }
export const energy = { ...shoes, id: 'energy', code: 'energy', parentId: null, name: '能源', nameEn: 'Energy' }
/** Two at the top, and two below the first. */
export const tree: SaasCategory[] = [retail, food, shoes, energy]
