-- Which of its visitor's wishes a hold is: an older one that arrives late is known by it.
alter table slot add column hold_turn bigint not null default 0 check (hold_turn >= 0);
alter table untimed_hold add column hold_turn bigint not null default 0 check (hold_turn >= 0);
