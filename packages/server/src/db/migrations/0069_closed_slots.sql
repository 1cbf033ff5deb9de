-- A slot that somebody has stays theirs where its date's new plan has it closed; it is on offer to nobody after them.
alter table slot drop constraint slot_bookable;
alter table slot add constraint slot_bookable check (status = 'AVAILABLE' or not is_break_time);
