// What members of an enterprise write to each other: a line for each noun. What it exports as `...Calls` is in the table of all calls.
export * from './chat-file.ts'
export * from './chat-message.ts'
export * from './chat-retention.ts'
export * from './chat-search.ts'
export * from './conversation.ts'
export * from './department-group.ts'
export * from './group.ts'
export * from './message-reading.ts'
