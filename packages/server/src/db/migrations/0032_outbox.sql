-- A message that could not be delivered often enough is given up; it stays, so that it is found.
alter table outbox add column given_up_at timestamptz;
alter table outbox add constraint outbox_ended check (num_nonnulls(done_at, given_up_at) <= 1);
drop index outbox_open;
create index outbox_open on outbox (available_at) where done_at is null and given_up_at is null;

-- Reminders look for these.
create index invoice_open on invoice (due_date) where payment_status = 'PENDING' and due_date is not null;
