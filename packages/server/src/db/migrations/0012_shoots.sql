-- A combination has several shoots, each with a slot of its own; the first is the one that the order names.
alter table slot add column shoot_number integer not null default 1 check (shoot_number between 1 and 20);
drop index slot_order;
create unique index slot_order on slot (business_id, order_id, shoot_number) where order_id is not null;
