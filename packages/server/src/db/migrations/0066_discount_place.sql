-- The price of an order says that it was booked at its discount, and not that it took a place of it.
alter table orders add column has_discount_place boolean not null default false;

-- What was paid for keeps its price and takes its place even past the last one; over_count is how many did.
alter table discount add column over_count integer not null default 0 check (over_count >= 0);
alter table discount drop constraint discount_places;
alter table discount add constraint discount_places check (max_places = 0 or used_count - over_count <= max_places);

-- So far none was counted for what was paid after its time was another's, or taken again without the discount.
update orders o set has_discount_place = true
where o.has_discount and o.confirmed_at is not null and o.status <> 'CANCELLED'
  and not exists (select 1 from outbox x where x.business_id = o.business_id
    and x.dedupe_key = 'order.paid_without_slot:' || o.id)
  and not exists (select 1 from slot s where s.business_id = o.business_id and s.order_id = o.id
    and s.hold_package_id is not null and not s.hold_has_discount);
