/** What PostgreSQL does not take as the name of a table without quotes (its manual, appendix C, PostgreSQL 18). */
const ofSql =
  'all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column ' +
  'concurrently constraint create cross default deferrable desc distinct do else end except false fetch for foreign freeze ' +
  'from full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit ' +
  'localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references ' +
  'returning right select similar some symmetric table tablesample then to trailing true union unique user using variadic ' +
  'verbose when where window with'

/** What JavaScript, in modules, does not take as the name of a variable. */
const ofJavaScript =
  'arguments await break catch class const continue debugger delete enum eval export extends finally function if implements ' +
  'import instanceof interface let new package private protected public return static super switch this throw try typeof ' +
  'var void while yield'

/** Names that a table or a variable cannot have. All are one word. */
export const reservedWords: ReadonlySet<string> = new Set([...ofSql.split(' '), ...ofJavaScript.split(' ')])
