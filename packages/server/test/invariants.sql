-- Each query names what must never be; it answers the rows that are. Read-only.

-- I1 one slot with two live holders or two live orders
select business_id, slot_id from orders where status in ('BOOKED', 'SHOOTED') and slot_id is not null
group by business_id, slot_id having count(*) > 1;

-- I1 overlapping entries of one calendar
select a.id from calendar_entry a join calendar_entry b
  on b.business_id = a.business_id and b.calendar_id = a.calendar_id and b.id > a.id
  and a.start_time < b.end_time and b.start_time < a.end_time
left join slot s on s.business_id = a.business_id and s.id = a.slot_id
left join slot t on t.business_id = b.business_id and t.id = b.slot_id
where not (coalesce(s.lockout_end <= now(), false) or coalesce(t.lockout_end <= now(), false));

-- I1 full session without its calendar entry, or one of another length; a lapsed offer may have none, a kept one more
select s.id from slot s
left join calendar_entry e on e.business_id = s.business_id and e.slot_id = s.id
where s.service_date_id is null and not (s.status = 'AVAILABLE' and s.offer_until <= now() and e.id is null)
  and (e.id is null or e.start_time <> s.start_time or e.end_time < s.end_time
    or (e.end_time > s.end_time and (s.status = 'BOOKED' or s.offer_token is null)));

-- I1 booked slot of an imported date outside its calendar
select s.id from slot s
join service v on v.business_id = s.business_id and v.id = s.service_id
join service_date d on d.business_id = s.business_id and d.id = s.service_date_id
where s.status = 'BOOKED' and (d.plan <> '{}' or s.is_disabled) and not exists (select 1 from calendar_entry e
  where e.business_id = s.business_id and e.calendar_id = v.calendar_id
    and e.start_time <= s.start_time and e.end_time >= s.end_time);

-- I1 booked slot and its order that do not name each other
select coalesce(s.id, o.slot_id) from slot s
full join orders o on o.business_id = s.business_id and o.id = s.order_id
where (s.status = 'BOOKED' and o.status not in ('BOOKED', 'SHOOTED'))
  or (s.status = 'BOOKED' and s.shoot_number = 1 and o.slot_id is distinct from s.id)
  or (o.status = 'BOOKED' and o.slot_id is not null and s.id is null);

-- I1 slot kept for two guests, or guest who is kept two slots
select business_id, slot_id, count(*) from waitlist_offer where ended_at is null
group by business_id, slot_id having count(*) > 1
union all select business_id, order_id, count(*) from waitlist_offer where ended_at is null
group by business_id, order_id having count(*) > 1;

-- I1 standing offer of a slot that is booked, or to someone who waits no more
select w.slot_id from waitlist_offer w
join slot s on s.business_id = w.business_id and s.id = w.slot_id
join orders o on o.business_id = w.business_id and o.id = w.order_id
where w.ended_at is null and (s.status = 'BOOKED' or o.status <> 'WAITLIST');

-- I2 guest who was offered a slot and will not be told of it
select w.order_id from waitlist_offer w where not exists (select 1 from outbox x
  where x.business_id = w.business_id and x.dedupe_key = 'waitlist.offered:' || w.slot_id || ':' || w.order_id);

-- I2 confirmed order that nobody will be told of
select o.id from orders o where o.confirmed_at is not null and not exists (
  select 1 from outbox x where x.business_id = o.business_id
    and x.dedupe_key in ('order.booked:' || o.id, 'order.paid_without_slot:' || o.id));

-- I3 two orders of one hold
select business_id, hold_token from orders where hold_token is not null
group by business_id, hold_token having count(*) > 1;

-- I3 two settlements of one provider payment
select business_id, method, provider_ref from invoice where provider_ref is not null and payment_status = 'PAID'
group by business_id, method, provider_ref having count(*) > 1;

-- I3 invoice that no confirmed payment of exactly its amount has settled
select i.id from invoice i where i.payment_status = 'PAID' and i.method <> 'OUTSIDE' and i.amount_minor > 0
  and not exists (select 1 from payment_attempt p where p.business_id = i.business_id and p.invoice_id = i.id
    and p.status = 'SUCCEEDED' and p.method = i.method and p.amount_minor = i.amount_minor
    and p.currency = i.currency);

-- I3 two signatures of one contract version
select order_id, template_id from order_contract group by business_id, order_id, template_id, terms_version
having count(*) > 1;

-- I3 signature without its events, or events without their signature
select c.id from order_contract c full join contract_event e
  on e.business_id = c.business_id and e.order_contract_id = c.id
group by c.id having c.id is null or count(e.sequence) filter (where e.kind = 'SIGNED') <> 1;

-- I2 signature of a booking whose copy nobody gets
select c.id from order_contract c join orders o on o.business_id = c.business_id and o.id = c.order_id
where o.confirmed_at is not null and c.superseded_at is null and c.signed_address <> 'import' and not exists (
  select 1 from outbox x where x.business_id = c.business_id and x.dedupe_key = 'contract.signed:' || c.id);

-- I5 signature that counts for terms which are gone
select c.id from order_contract c join orders o on o.business_id = c.business_id and o.id = c.order_id
where c.superseded_at is null and c.terms_version <> o.terms_version;

-- I4 instalments that do not sum up to the total, or more paid than owed
select o.id from orders o join invoice i on i.business_id = o.business_id and i.order_id = o.id
group by o.business_id, o.id, o.total_minor
having sum(i.amount_minor) <> o.total_minor
  or coalesce(sum(i.amount_minor) filter (where i.payment_status = 'PAID'), 0) > o.total_minor;

-- I4 confirmed order that costs something and has no invoices, or one of another currency
select o.id from orders o left join invoice i on i.business_id = o.business_id and i.order_id = o.id
where (o.confirmed_at is not null and o.total_minor > 0 and i.id is null) or i.currency <> o.currency;

-- I5 status that no allowed edge leads to
select id from orders where (status in ('BOOKED', 'SHOOTED') and confirmed_at is null)
  or (status in ('WAITLIST', 'INQUIRY', 'MEETING') and (confirmed_at is not null or cancelled_at is not null))
  or (status is null and confirmed_at is not null);

-- I5 guest who is on the list of one service twice
select business_id, service_id, customer_id from orders where status = 'WAITLIST' and customer_id is not null
group by business_id, service_id, customer_id having count(*) > 1;
-- I5 order flagged as paid without a slot that has one, or is not booked
select o.id from orders o where o.flag = 'PAID_WITHOUT_SLOT' and (o.slot_id is not null or o.confirmed_at is null);

-- I5 cancelled order that still has a slot, or an open invoice
select o.id from orders o where o.status = 'CANCELLED' and (
  exists (select 1 from slot s where s.business_id = o.business_id and s.order_id = o.id)
  or exists (select 1 from invoice i
    where i.business_id = o.business_id and i.order_id = o.id and i.payment_status = 'PENDING'));

-- I6 hold that outlasts its longest possible end
select id from slot where status = 'BOOKING' and lockout_end > held_at + interval '15 minutes' * (1 + extension_count)
  and lockout_end > now() + interval '5 minutes';

-- I7 discount with more places used and held than it has
select d.package_id from discount d where d.max_places > 0 and d.max_places < d.used_count - d.over_count + (
  select count(*) from slot s where s.business_id = d.business_id and s.hold_package_id = d.package_id
    and s.status = 'BOOKING' and s.hold_has_discount and s.lockout_end > now());

-- I8 what a refusal left behind: invoice or answer without a hold or an order that could own it
select i.id from invoice i left join orders o on o.business_id = i.business_id and o.id = i.order_id
where o.id is null;
