-- Who booked a prepared order is asked where the owner did not know it all, and stays asked once it is told: what was
-- mistyped can be corrected until it is booked.
alter table orders add column asks_customer boolean not null default false;

update orders set asks_customer = true
where origin = 'OWNER' and confirmed_at is null
  and '' in (coalesce(contact->>'fullName', ''), coalesce(contact->>'email', ''), coalesce(contact->>'phone', ''));
