import { entry, field, type ProblemEntry } from './entry.ts'

/** Of conversations between members. */
export const conversationProblems = {
  conversationNotFound: entry(404, 1040001, [
    '没有这个聊天，或您已不在其中',
    'Conversation not found, or you are no longer in it',
  ]),
  conversationWithOneself: field(
    'userId',
    entry(400, 1040002, ['不能与自己聊天，请选择其他成员', 'Choose another member: you can’t chat with yourself']),
  ),
  conversationOver: entry(409, 1040003, [
    '对方已离开企业，不能再发送消息',
    'The other person has left the enterprise. You can’t send messages here',
  ]),
  notGroupOwner: entry(403, 1040004, ['只有群主可以这样做', 'Only the group owner can do this']),
  groupFull: field('userIds', entry(409, 1040005, ['群聊最多 {most} 人', 'A group can have up to {most} people'])),
  notRecallable: entry(409, 1040006, [
    '消息只能由发送者在发出后 2 分钟内撤回',
    'Only the author can recall a message, within 2 minutes of sending',
  ]),
  departmentGroupExists: field(
    'departmentId',
    entry(409, 1040008, ['该部门已有部门群', 'This department already has a group']),
  ),
  departmentGroupNotFound: entry(404, 1040009, ['该部门没有部门群', 'This department has no group']),
  groupOfDepartment: entry(409, 1040010, [
    '这是部门群，成员和名称随部门变化',
    'The people and the name of this group follow its department',
  ]),
  messageEmpty: field('text', entry(400, 1040015, ['请输入消息内容或添加文件', 'Enter a message or add a file'])),
  quotedNotFound: field('quotedSeq', entry(404, 1040007, ['没有找到引用的消息', 'Quoted message not found'])),
} as const satisfies Record<string, ProblemEntry>
