import { call } from '@atrium/shared-utility'
import { messageAudiences, type MessageAudience } from '@atrium/shared-utility/contract'
import { useCall } from '@atrium/shared-utility/react'
import { enterprisePicker, type Find } from '@atrium/shared-utility/ui'
import { createContext, useContext } from 'react'
import { useSaasCategories } from '../../saas-categories.ts'
import { careMessageList, messageList } from './message-list.ts'

type Choice = { value: string; label: string }

/**
 * What the same screen asks and offers to each author: operators write to everyone, SaaS administrators to what is in
 * their care.
 */
type MessageKit = {
  list: typeof messageList | typeof careMessageList
  /** The address of the list, below which each message has its page. */
  listPath: string
  /** True where one sees by name who has read a message. */
  hasReaders: boolean
  /** The dictionary’s keys of what the page is called, and what it says it is. */
  title: string
  help: string
  calls: {
    get: 'getHomeMessage' | 'getMessageInCare'
    write: 'writeHomeMessage' | 'writeMessageInCare'
    publish: 'publishHomeMessage' | 'publishMessageInCare'
    withdraw: 'withdrawHomeMessage' | 'withdrawMessageInCare'
    remove: 'deleteHomeMessage' | 'deleteMessageInCare'
  }
  /** The audiences that one may write to; the first is what a new message begins with. */
  audiences: readonly [MessageAudience, ...MessageAudience[]]
  findEnterprises: Find
  useCategories: () => { options: readonly Choice[] }
}

const operatorKit: MessageKit = {
  list: messageList,
  listPath: '/sysop/message',
  hasReaders: true,
  title: 'homeMessages.title',
  help: 'homeMessages.help',
  calls: {
    get: 'getHomeMessage',
    write: 'writeHomeMessage',
    publish: 'publishHomeMessage',
    withdraw: 'withdrawHomeMessage',
    remove: 'deleteHomeMessage',
  },
  audiences: messageAudiences,
  findEnterprises: enterprisePicker.find,
  useCategories: useSaasCategories,
}

export const careKit: MessageKit = {
  list: careMessageList,
  listPath: '/console/messages',
  hasReaders: false,
  title: 'careMessages.title',
  help: 'careMessages.help',
  calls: {
    get: 'getMessageInCare',
    write: 'writeMessageInCare',
    publish: 'publishMessageInCare',
    withdraw: 'withdrawMessageInCare',
    remove: 'deleteMessageInCare',
  },
  audiences: ['saas', 'ent'],
  async findEnterprises(iSearch, signal) {
    const { list } = await call('listEnterprisesInCare', { iSearch }, { signal })
    return list.map(({ entid, name }) => ({ value: entid, label: name }))
  },
  useCategories() {
    const scope = useCall('getSaasScope', {})
    const categories = scope.status === 'done' ? scope.data.categories : []
    return { options: categories.map(({ id, name }) => ({ value: id, label: name })) }
  },
}

const KitContext = createContext(operatorKit)
export const KitProvider = KitContext.Provider

export function useMessageKit() {
  return useContext(KitContext)
}
