import { calls } from '../calls.ts'
import type { Call } from './call.ts'

const all = Object.entries<Call>(calls)
/** Decision 142: the calls by which a signed-in person changes something. */
const changing = all.filter(
  ([, { method, changes, access }]) =>
    (method !== 'GET' || changes === true) &&
    !['public', 'deployToken', 'platformToken'].some((who) => who === access.who),
)

/** Handlers that look after the key themselves: they change what is there, or make another secret. */
const ownWay = [
  'addRecord',
  'addRecordComment',
  'addMember',
  'addUser',
  'addInvitation',
  'addDeployToken',
  'addPlatformToken',
  'addPreview',
]

/** All others, each group with the reason why it can be sent again as it is. */
const asTheyAre = {
  'has a key of its own among its fields': 'sendChatMessage',
  'says how something is to be; once it is so, it stays so': `
    updateMember verifyMember letMemberReturn updateActingRule updateTwoStepPolicy updatePlatformTwoStep setSaasAdministrator
    updateApplicationCategory updateApplicationListing updateApplicationPublicity updateBuiltApplication updateLinkApplication
    updateCommonApplications updateDepartmentGroup updateDepartmentMember setMainDepartment renameGroup updateRecordComment
    updateNoticeChoice updateOwnLanguage updateOwnVisibility updatePersonConfig setOwnPicture renamePasskey
    switchEnterprise allowActingChanges widenRollout orderAppViews orderEntities verifyConnectorDomain importTexts retryProvisioning`,
  'ends, takes away or marks something; what is so already stays so': `
    cancelBulk cancelJob cancelMemberImport cancelRecordImport deleteOwnEmail removeOwnPicture resetHomePage recallChatMessage
    endActing endEnterpriseSessions endMemberSessions endOwnSessions endUserSessions forgetOwnDevices
    markConversationRead readMessage readOwnActings noteOpenedApplication`,
  'puts people into something; those who are in stay in': 'addAppRoleMember addGroupMembers addRoleMembers',
  'answers what is there already, and makes it only the first time':
    'openConversation openScan takePreview confirmOverride',
  'compares what it says with what is there before it refuses': 'updateRecord putEntity putAppRole putAppView',
  'makes something that counts for nothing before it is gone on with, and goes by itself': `
    addAttachment addAnnouncementFile addChatFile addRecordFile addBundle addPackage readMemberFile readRecordFile`,
  'says at which byte the file stands, and the browser goes on from there': `
    addAttachmentBytes addAnnouncementFileBytes addChatFileBytes addRecordFileBytes addBundleBytes addPackageBytes`,
  'is meant to be repeated': `
    remindAnnouncementReaders sendOwnCode sendTestMail sendTestSms setOwnEmail
    testConnector testMapSetting testMessengerApp testPreviewSetting`,
  'begins a way that the next try begins anew': `
    beginPasskey beginPasskeyCheck beginTotp linkSignOn tryConnector startMessengerStepUp startSignOnStepUp`,
  'goes on under another cookie: a browser that heard no answer signs in anew': `
    addPasskey addSmsFactor confirmTotp checkPasskey verifyTwoStep changePassword freeAndJoin beginActing`,
  'proves who a person is: what it is refused with is true of what was typed': 'verifyPassword verifyStepUpCode',
  'answers a secret, another one each time': `
    addSecurityToken renewRecoveryCodes resetPassword resetMemberPassword giveFirstPasswords
    linkBundle linkExport linkOwnPackage linkPackage linkSpaceExport`,
  'changes nothing': `
    doesLoginIdExist validateUser findPreview previewBulk previewMemberImport previewRecordImport exportAudit saveRevision`,
}

test('every change by a person is safe to send again after a lost answer, in one way that is known (decision 142)', () => {
  const reasons = Object.values(asTheyAre).flatMap((names) => names.trim().split(/\s+/))
  const waysOf = ([name, call]: [string, Call]) =>
    [
      call.once !== undefined || isVersioned(call),
      ownWay.includes(name),
      call.doneAlready !== undefined,
      reasons.includes(name),
    ].filter(Boolean).length
  expect(changing.filter((one) => waysOf(one) !== 1).map(([name]) => name)).toEqual([])
  const names = changing.map(([name]) => name)
  expect([...ownWay, ...reasons].filter((name) => !names.includes(name))).toEqual([])
  expect(new Set(reasons).size).toBe(reasons.length)
})

test('a call takes a key where it is looked after, and says when what was sent first is there', () => {
  const odd = changing.filter(([name, call]) => {
    const { input, once, problems = [], envelope, encoding } = call
    const isKept = once !== undefined || isVersioned(call) || ownWay.includes(name)
    return (
      ('onceKey' in input.shape || 'idempotencyKey' in input.shape) !== isKept ||
      problems.includes('sentBefore') !== (once === 'form') ||
      (isKept && (envelope === 'file' || envelope === 'stream' || encoding === 'bytes'))
    )
  })
  expect(odd.map(([name]) => name)).toEqual([])
})

test('no answer that shows a secret is kept', () => {
  const kept = changing.filter(
    ([, call]) => call.once !== undefined || call.doneAlready !== undefined || isVersioned(call),
  )
  const shown = kept.flatMap(([name, { output }]) => fieldsOf(output).map((field) => `${name}: ${field}`))
  // The second is answered to who asks for it with `withDownloadUrl` alone.
  expect(shown.filter((one) => /secret|token|password|recovery|: code$|url$|: path$/i.test(one))).toEqual([
    'updateMessengerApp: hasSecret',
    'publishPackage: downloadUrl',
  ])
})

/** A change against the version that was read. */
function isVersioned({ input: { shape } }: Call) {
  const fields = [shape['version'], shape['revision']]
  return 'onceKey' in shape && fields.some((field) => field?.safeParse(1).success === true)
}

function fieldsOf(output: Call['output']) {
  return 'shape' in output && typeof output.shape === 'object' && output.shape !== null ? Object.keys(output.shape) : []
}
