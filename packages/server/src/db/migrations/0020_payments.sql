-- One open attempt for an invoice: whoever begins another way of paying closes the first.
create unique index payment_attempt_open on payment_attempt (business_id, invoice_id) where status = 'CREATED';
create index payment_attempt_waiting on payment_attempt (created_at) where status = 'CREATED';

-- A failed attempt outlives its invoice, which goes when the order is changed before anything is paid.
alter table payment_attempt alter column invoice_id drop not null;
alter table payment_attempt drop constraint payment_attempt_business_id_invoice_id_fkey;
alter table payment_attempt add constraint payment_attempt_invoice
  foreign key (business_id, invoice_id) references invoice (business_id, id) on delete set null (invoice_id);

-- Notices of providers that were taken in; each comes at least once.
create table payment_event (
  business_id text not null references business (id) on delete cascade,
  method text not null check (method in ('STRIPE', 'PAYPAL', 'SQUARE')),
  event_id text not null check (length(event_id) between 1 and 255),
  received_at timestamptz not null default now(),
  primary key (business_id, method, event_id)
);
