import { forward } from './run.ts'

/**
 * Operators' own wording in place of shipped texts. What is written waits as a draft until all drafts are published
 * together, as one revision; each revision keeps what it changed, so that any earlier state can be brought back.
 */
export const ownWords = forward(`
create table text_state (
  id boolean primary key default true check (id),
  revision integer not null default 0,
  -- Another one after every change of any draft: who publishes, publishes what they have seen.
  draft_version integer not null default 0
);
insert into text_state default values;

create table text_revision (
  revision integer primary key check (revision > 0),
  published_at timestamptz not null,
  published_by text not null references user_account,
  note text not null default '' check (char_length(note) <= 200),
  -- The earlier revision that it brought back; 0: the texts as they were shipped.
  restores integer check (restores >= 0 and restores < revision),
  changes integer not null check (changes >= 0)
);

create table text_own (
  id text not null check (char_length(id) between 3 and 300),
  lang text not null check (lang in ('zh-CN', 'en-US')),
  text text not null check (char_length(text) between 1 and 1000),
  -- What was shipped when it was written; null: nothing.
  shipped text,
  revision integer not null references text_revision,
  changed_at timestamptz not null,
  changed_by text not null references user_account,
  primary key (id, lang)
);

create table text_draft (
  id text not null check (char_length(id) between 3 and 300),
  lang text not null check (lang in ('zh-CN', 'en-US')),
  -- Null: as shipped again.
  text text check (char_length(text) between 1 and 1000),
  shipped text,
  changed_at timestamptz not null,
  changed_by text not null references user_account,
  primary key (id, lang)
);

create table text_change (
  revision integer not null references text_revision,
  id text not null,
  lang text not null,
  before text,
  after text,
  shipped text,
  changed_at timestamptz not null,
  changed_by text not null references user_account,
  primary key (revision, id, lang)
);
create index text_change_of on text_change (id, lang, revision);

create function atrium_hint_own_words() returns trigger language plpgsql as $$
begin
  perform pg_notify('atrium_setting', 'OWN_WORDS');
  return null;
end $$;
create trigger own_words_changed after insert on text_revision for each row execute function atrium_hint_own_words();

grant select, update on text_state to atrium_platform;
grant select, insert, update (changes) on text_revision to atrium_platform;
grant select, insert, update, delete on text_own to atrium_platform;
grant select, insert, update, delete on text_draft to atrium_platform;
grant select, insert on text_change to atrium_platform;
`)
