-- Days (YYYY-MM-DD) that a guest of the waitlist would come on; none means any.
alter table orders add column preferred_days jsonb not null default '[]'
  check (jsonb_typeof(preferred_days) = 'array');
create index orders_waiting on orders (business_id, service_id, created_at) where status = 'WAITLIST';

-- Who was offered a freed slot, each once; ended_at is null while the offer stands. The slot's own offer columns
-- say who may hold it.
create table waitlist_offer (
  business_id text not null,
  slot_id text not null,
  order_id text not null,
  offered_at timestamptz not null default now(),
  until timestamptz not null,
  ended_at timestamptz,
  primary key (business_id, slot_id, order_id),
  constraint waitlist_offer_order check (offered_at < until),
  foreign key (business_id, slot_id) references slot (business_id, id) on delete cascade,
  foreign key (business_id, order_id) references orders (business_id, id) on delete cascade
);
create unique index waitlist_offer_slot on waitlist_offer (business_id, slot_id) where ended_at is null;
create unique index waitlist_offer_guest on waitlist_offer (business_id, order_id) where ended_at is null;
create index waitlist_offer_due on waitlist_offer (until) where ended_at is null;
