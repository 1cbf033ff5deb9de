-- A booking without time waits for its visitor: it ends when nobody has come back to it for long.
alter table untimed_hold rename column created_at to touched_at;
